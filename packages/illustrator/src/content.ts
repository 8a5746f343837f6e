/**
 * What the one value of a content file holds at least: the name people see, the words that mean it in a prompt (parted
 * by commas), its place in lists (which pickers show and chance picks by), and what people have to know of it. The id
 * is the file's name. `npm run content` finds the files and writes what follows from them.
 */
export type Content<Facts> = {
  readonly label: string
  readonly words: string
  readonly order: number
  readonly facts: Facts
}
