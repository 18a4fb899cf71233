/** The colours of every game, for the pages that show several of them. */
import.meta.glob('./*/theme.css', { eager: true });
