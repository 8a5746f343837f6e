import { svgOf } from '@eidolon/stories'
import type { SharedStory } from '#application/shares/resolve-share.ts'
import type { SharedPage as StoryPage } from '#application/shares/ports.ts'
import { type Source, sources } from '#domain/marking/statement.ts'
import { escaped, labels, type SharedPage, stated } from './shared-page.ts'

type SharedStoryPage = SharedStory & { readonly at: string; readonly pin: string }

/** Some pages of a story below each other, to be read without an account. */
export function storyPage({
  at,
  pin,
  title,
  first,
  before,
  after,
  total,
  pages,
  pictures,
  ...style
}: SharedStoryPage): SharedPage {
  const drawn = pages.map((one, index) => {
    const { page, words } = one
    const number = first + index + 1
    const { item, term } = stated('image', sourceOf([one], pictures))
    const hrefOf = (mediaId: string) => `${at}/${mediaId}/file`
    const label = `Page ${number}. ${one.label}`.trim()
    const svg = svgOf(page, style, { pictures, hrefOf, name: `p${number}`, label, words })
    const note = one.isTooLarge ? `<p>Page ${number} has too much text to show here.</p>` : ''
    return `<li${item}>${term}${svg}${note}</li>`
  })
  const source = sourceOf(pages, pictures)
  const made = source ? `<p>${labels[source].says}.</p>` : ''
  const last = first + pages.length
  const link = (start: number | undefined, rel: 'prev' | 'next', says: string): string =>
    start === undefined ? '' : `<a class="button" rel="${rel}" href="${at}?page=${start + 1}">${says}</a>`
  const nav =
    pages.length < total
      ? `<nav aria-label="Pages">${link(before, 'prev', 'Earlier pages')}<p>Pages ${first + 1} to ${last} of ${total}</p>${link(after, 'next', 'Go on reading')}</nav>`
      : ''
  return {
    title,
    status: 200,
    note: 'Somebody shared this with you.',
    body: `<section class="story"><h1>${escaped(title)}</h1>${made}${pin}<ol>${drawn.join('')}</ol>${nav}</section>`,
  }
}

/** What made the pictures: the last of these that there is. */
function sourceOf(pages: readonly StoryPage[], pictures: SharedStory['pictures']): Source | undefined {
  const made = new Set(
    pages.flatMap(({ page }) => page.panels.map(({ mediaId }) => pictures.get(mediaId ?? '')?.source)),
  )
  return sources.findLast((source) => made.has(source))
}
