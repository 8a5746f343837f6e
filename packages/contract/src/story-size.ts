import { limits } from './limits.ts'

/** Upper bounds of what words take as SVG, in bytes. A letter may need a line of its own. */
const bytes = { balloon: 3500, letter: 64, soundLetter: 256 } as const

type Sized = { readonly kind: string; readonly text: string }
type SizedPage = { readonly panels: readonly { readonly balloons: readonly Sized[] }[] }

/** Letters of sounds count more: files hold the outline of each. */
export const balloonSize = ({ kind, text }: Sized): number =>
  bytes.balloon + text.length * (kind === 'sound' ? bytes.soundLetter : bytes.letter)

/** How large the words of a page become at most, as SVG. Known without laying them out. */
export const pageSize = ({ panels }: SizedPage): number =>
  panels.reduce((sum, { balloons }) => balloons.reduce((rest, one) => rest + balloonSize(one), sum), 0)

export const isPageTooLarge = (page: SizedPage): boolean => pageSize(page) > limits.story.pageSize

/** What is wrong with pages that are too much to draw; undefined when nothing is. */
export function sizeProblem(pages: readonly SizedPage[]): string | undefined {
  const at = pages.findIndex(isPageTooLarge)
  if (at >= 0) return `Page ${at + 1} has too much text. Shorten it or move some of it to another page.`
  const whole = pages.reduce((sum, page) => sum + pageSize(page), 0)
  return whole > limits.story.size ? 'The story has too much text. Shorten it or split the story.' : undefined
}
