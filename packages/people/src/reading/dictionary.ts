/** Whether something is a word of the language; small letters. */
export type Dictionary = (word: string) => boolean

/** Words that people type and that lists of words do not have yet. */
const newer = new Set(
  'selfie selfies vtuber gyaru mecha isekai shonen shoujo shojo manhwa kawaii cosplay cosplayer cottagecore gorpcore athleisure webtoon otaku chibi kitsune ahoge bokeh gopro cyborg solarpunk dieselpunk biopunk hoverboard exosuit holographic hologram cyberware cryosleep dropship starship mocap voxel lowpoly screentone tiktok instagram insta netrunner techwear lofi'.split(
    ' ',
  ),
)

/**
 * A dictionary out of a list with one word a line. The lines are kept together by their first two letters: a set of
 * a quarter of a million words takes ten times the room.
 */
export function dictionaryOf(lines: string): Dictionary {
  const shelves = new Map<string, string[]>()
  for (const word of lines.split('\n')) {
    const shelf = shelves.get(word.slice(0, 2))
    if (shelf) shelf.push(word)
    else shelves.set(word.slice(0, 2), [word])
  }
  const texts = new Map([...shelves].map(([start, words]) => [start, `\n${words.join('\n')}\n`] as const))
  return (word) => newer.has(word) || (texts.get(word.slice(0, 2))?.includes(`\n${word}\n`) ?? false)
}
