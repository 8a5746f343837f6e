import { sharedPages } from '@eidolon/contract/media/shares.ts'
import type { StoryPage } from '@eidolon/contract/stories.ts'
import { svgOf } from '@eidolon/stories'
import type { SharedStory } from '#application/shares/open-share.ts'
import { type Source, sources } from '#domain/marking/statement.ts'
import { escaped, labels, type SharedPage, stated } from './shared-page.ts'

type Shown = SharedStory & { readonly at: string; readonly pin: string }

/** Some pages of a story below each other, to be read without an account. */
export function storyPage({ at, pin, title, first, total, pages, pictures, ...style }: Shown): SharedPage {
  const drawn = pages.map((page, index) => {
    const number = first + index + 1
    const { item, term } = stated('image', sourceOf([page], pictures))
    const hrefOf = (mediaId: string) => `${at}/${mediaId}/file`
    const svg = svgOf(page, style, { pictures, hrefOf, name: `p${number}`, label: labelOf(page, number) })
    return `<li${item}>${term}${svg}</li>`
  })
  const source = sourceOf(pages, pictures)
  const made = source ? `<p>${labels[source].says}.</p>` : ''
  const last = first + pages.length
  const before =
    first > 0 ? `<a class="button" rel="prev" href="${at}?page=${first - sharedPages + 1}">Earlier pages</a>` : ''
  const after = last < total ? `<a class="button" rel="next" href="${at}?page=${last + 1}">Go on reading</a>` : ''
  const nav =
    before || after
      ? `<nav aria-label="Pages">${before}<p>Pages ${first + 1} to ${last} of ${total}</p>${after}</nav>`
      : ''
  return {
    title,
    status: 200,
    note: 'Somebody shared this with you.',
    body: `<section class="story"><h1>${escaped(title)}</h1>${made}${pin}<ol>${drawn.join('')}</ol>${nav}</section>`,
  }
}

/** What is said on a page, for those who do not see it. */
const labelOf = ({ panels }: StoryPage, number: number): string =>
  [`Page ${number}.`, ...panels.flatMap(({ balloons }) => balloons.map(({ text }) => text))].join(' ')

/** What made the pictures: the last of these that there is. */
function sourceOf(pages: readonly StoryPage[], pictures: SharedStory['pictures']): Source | undefined {
  const made = new Set(pages.flatMap(({ panels }) => panels.map(({ mediaId }) => pictures.get(mediaId ?? '')?.source)))
  return sources.findLast((source) => made.has(source))
}
