/** Bounds that forms and routes share, so that both say the same. */
export const limits = {
  character: {
    name: 64,
    description: 4000,
    appearance: 1000,
    personality: 2000,
    age: { min: 18, max: 120 },
    style: 32,
    tag: 32,
    tags: 20,
    genes: 16_000,
    /** How often it can be gone back. */
    versions: 20,
    card: 4_000_000,
  },
  media: { prompt: 2000, negativePrompt: 1000, scene: 2000, identities: 400, recipe: 32_000, caption: 600, says: 2000 },
  /** Pictures of one request, and of a sheet. */
  generation: { count: 8, sheet: 40, request: 44_000, error: 2000 },
  /** Characters whose names are looked for in a prompt, and how long the readings are as JSON that a generation keeps. */
  reading: { characters: 4, kept: 20_000, keptNegative: 4000 },
  album: { name: 64 },
  preset: { name: 64, settings: 16_000 },
  /** Clothes of a character: `each` is how many one of them has, `colours` how many colors an outfit. */
  outfit: { name: 64, outfit: 64, colours: 3, each: 60 },
  /** Poses of one's own: `joints` is one as JSON, `each` how many an account has. */
  pose: { name: 64, joints: 4000, each: 200 },
  /** Comics: what a page, a panel and a balloon hold at most; `text` is all pages as JSON, `cover` the first of them. */
  story: {
    title: 120,
    pages: 100,
    panels: 12,
    balloons: 20,
    words: 500,
    cast: 4,
    text: 1_000_000,
    cover: 24_000,
    /** Bytes of SVG, at most, that the words of a page and of all pages take. */
    pageSize: 750_000,
    size: 30_000_000,
  },
  /** Bytes. */
  upload: { characters: 20_000_000, media: 200_000_000, chunk: 5 * 1024 * 1024 },
} as const
