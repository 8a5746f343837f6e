import { isDrawn } from '#lib/drawn-picture.ts'
import { Badge } from '#ui/badge/badge.tsx'
import type { Character } from './character.ts'

type Props = { readonly character: Pick<Character, 'imageId'>; readonly className?: string | undefined }

/** Whoever is shown is made up; where our own engine drew them, it says so. */
export function AiBadge({ character, className }: Props) {
  const by = isDrawn(character.imageId) ? { title: 'Drawn by the built-in illustrator' } : {}
  return (
    <Badge on="picture" className={className} {...by}>
      AI
    </Badge>
  )
}
