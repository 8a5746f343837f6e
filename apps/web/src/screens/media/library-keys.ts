/** What the question mark shows in the library. */
export const libraryKeys = [
  ['← → ↑ ↓', 'From picture to picture; in the lightbox to the next one, or around an enlarged one'],
  ['Enter', 'Open'],
  ['Space', 'Select; with Shift everything since the last one'],
  ['Shift + arrow', 'Select along the way'],
  ['Ctrl + A', 'Select all'],
  ['Escape', 'Let go, close'],
  ['+ − 0', 'Larger, smaller, whole'],
  ['F', 'Favourite'],
  ['A', 'Albums'],
  ['C', 'Compare two'],
  ['S', 'Share link'],
  ['D', 'Download'],
  ['I', 'Details'],
  ['Delete', 'Move to trash'],
] as const
