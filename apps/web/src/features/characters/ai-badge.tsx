import { isDrawn } from '@eidolon/contract/characters/characters.ts'
import { Badge } from '#ui/badge/badge.tsx'
import type { Character } from './character.ts'

type Props = { readonly character: Pick<Character, 'imageId'>; readonly className?: string | undefined }

/** Says that the person is made up, and where our own engine drew them, that too. */
export function AiBadge({ character, className }: Props) {
  const by = isDrawn(character.imageId) ? { title: 'Drawn by the built-in illustrator' } : {}
  return (
    <Badge on="picture" className={className} {...by}>
      AI
    </Badge>
  )
}
