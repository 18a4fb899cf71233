/** Times as people read them. */
import type { Clocks } from '../api/messages';

/** Clocks as they were told, and when that was on the clock of this page. */
export interface Heard extends Clocks {
  told: number;
}

/** Seconds that are left of a seat's time now: the server's number, counted on by ourselves. */
export function leftOf(heard: Heard, seat: number, now: number): number {
  const left = heard.seats[seat]?.left ?? 0;
  return heard.runs === seat ? Math.max(0, left - (now - heard.told) / 1000) : left;
}

/** Seconds until a moment of the server's, whatever the clock of this machine says. */
export function untilThen(heard: Heard, moment: number, now: number): number {
  return Math.max(0, moment - heard.at - (now - heard.told) / 1000);
}

/** "4:07", "1:02:00": what is left is rounded up, so that 0:00 means nothing. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** "14 h", "3 days", "20 min": the largest unit that is not too coarse. */
export function roughly(seconds: number, lang: string): string {
  const [value, unit] =
    seconds >= 2 * 86_400
      ? [Math.round(seconds / 86_400), 'day']
      : seconds >= 3600
        ? [Math.round(seconds / 3600), 'hour']
        : [Math.max(1, Math.ceil(seconds / 60)), 'minute'];
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(value);
}

/** "Mon 14:00", and the date when that is far away. */
export function momentOf(seconds: number, lang: string, now = Date.now()): string {
  const far = Math.abs(seconds * 1000 - now) > 6 * 86_400_000;
  const day: Intl.DateTimeFormatOptions = far
    ? { day: 'numeric', month: 'short' }
    : { weekday: 'short', hour: '2-digit', minute: '2-digit' };
  return new Intl.DateTimeFormat(lang, day).format(seconds * 1000);
}
