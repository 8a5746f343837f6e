/** What the line between drawn and not drawn means, in plain words; it stands wherever somebody meets that line. */
export const limitsNote =
  'Everybody in a picture is a grown-up of at least 18 and wears clothes: swimwear and evening dress are fine, nakedness is not. That holds for every engine, and what is refused costs nothing.'
