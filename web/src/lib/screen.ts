/** Where the layout changes: see tokens.css. */

/** A phone, upright or on its side. */
export const SMALL = '(max-width: 767px), (max-width: 1023px) and (max-height: 560px)';
