/** A small bell when it is my turn: two soft notes, made on the spot. */
let context: AudioContext | null = null;

export function bell(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime + 0.02;
    [523.25, 783.99].forEach((pitch, i) => {
      const tone = context!.createOscillator();
      const level = context!.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      const at = start + i * 0.12;
      level.gain.setValueAtTime(0, at);
      level.gain.linearRampToValueAtTime(0.12, at + 0.015);
      level.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(level).connect(context!.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    });
  } catch {
    // no sound device, or not allowed before the first click
  }
}
