import type { StoryPage } from '@eidolon/contract/stories.ts'
import { faceFamilies, inksOf, pageSizes, type PageStyle, svgPath } from '@eidolon/stories'
import { memo, useId } from 'react'
import { pictureUrl, type StoryPicture } from './queries.ts'
import './lettering.css'

type Props = {
  readonly page: StoryPage
  readonly format: PageStyle['format']
  readonly direction: PageStyle['direction']
  readonly pictures: ReadonlyMap<string, StoryPicture>
  /** How wide its pictures are fetched, in pixels. */
  readonly detail: number
  readonly className?: string | undefined
}

/** A page as it will be printed. What is on it is said by what lies over it, so it is hidden from screen readers. */
export const PagePicture = memo(function PagePicture({ page, format, direction, pictures, detail, className }: Props) {
  const name = useId()
  const { width, height } = pageSizes[format]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      {inksOf(page, { format, direction }, pictures).map((ink, index) => {
        const key = `${name}-${index}`
        if (ink.kind === 'shape') {
          return (
            <path
              key={key}
              d={svgPath(ink.path)}
              fill={ink.fill ?? 'none'}
              stroke={ink.stroke?.colour}
              strokeWidth={ink.stroke?.width}
              strokeDasharray={ink.stroke?.dash?.join(' ')}
              strokeLinejoin="round"
            />
          )
        }
        if (ink.kind === 'words') {
          const { turn, outline } = ink
          return (
            <text
              key={key}
              x={ink.x}
              y={ink.y}
              fontFamily={`'${faceFamilies[ink.face]}', sans-serif`}
              fontWeight={ink.face === 'balloon' ? 700 : 400}
              fontSize={ink.size}
              textAnchor="middle"
              fill={ink.colour}
              stroke={outline?.colour}
              strokeWidth={outline?.width}
              strokeLinejoin="round"
              paintOrder="stroke"
              transform={turn && `rotate(${turn.degrees} ${turn.x} ${turn.y})`}
            >
              {ink.text}
            </text>
          )
        }
        const picture = pictures.get(ink.panel.mediaId ?? '')
        return picture ? (
          // One inside of another ends at its edges, with fewer nodes than a path to clip by.
          <svg key={key} {...ink.frame}>
            <image
              {...ink.box}
              x={ink.box.x - ink.frame.x}
              y={ink.box.y - ink.frame.y}
              href={pictureUrl(picture, detail)}
              preserveAspectRatio="none"
            />
          </svg>
        ) : null
      })}
    </svg>
  )
})
