import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { patchCharacter } from '#features/characters/cache.ts'
import { updateCharacter } from '#features/characters/changes.ts'
import { genesOf, type Character } from '#features/characters/character.ts'
import { changesBetween } from '#features/characters/version-changes.ts'
import { type Version, versionKeys, versionsQuery } from '#features/characters/versions.ts'
import { dialLabel } from '#features/appearance/dial-words.ts'
import { LookPicture } from '#features/appearance/look-picture.tsx'
import { formatMoment } from '#lib/format.ts'
import { useFewAtATime } from '#lib/hooks/use-few-at-a-time.ts'
import { useApi } from '#lib/use-api.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import fold from '#features/appearance/expression-sheet.module.css'
import styles from './versions.module.css'

/** Dials are named by their genes; a few of those say little outside of their group. */
const labels: Readonly<Record<string, string>> = {
  primary: 'Clothes colour',
  secondary: 'Second colour',
  accent: 'Trimmings',
}
const labelOf = (gene: string): string => labels[gene] ?? dialLabel(gene)

type CharacterLook = Pick<Character, 'appearance' | 'age' | 'style' | 'genes'>

/** How this character looked before. Drawn only for those who open it; nothing where the look was never changed. */
export function Versions({ character }: { readonly character: Character }) {
  const [open, setOpen] = useState(false)
  const { data: versions } = useQuery(versionsQuery(useApi(), character.$id))
  if (!versions || versions.length === 0) return null
  return (
    <details className={fold.sheet} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2 className={type_.display4}>Earlier looks</h2>
        <Icon name="chevronDown" />
      </summary>
      {open ? <Looks character={character} versions={versions} /> : null}
    </details>
  )
}

function Looks({ character, versions }: { readonly character: Character; readonly versions: readonly Version[] }) {
  const { $id, name } = character
  const api = useApi()
  const cache = useQueryClient()
  const { waits, watch, settle } = useFewAtATime(versions.map((version) => version.$id))
  const wear = async ({ appearance, age, style, genes }: CharacterLook): Promise<boolean> => {
    try {
      patchCharacter(cache, $id, await updateCharacter(api, $id, { appearance, age, style, genes }))
      return true
    } catch {
      toast.error('Not brought back: the studio could not be reached, or it refused. Try again.')
      return false
    } finally {
      await cache.invalidateQueries({ queryKey: versionKeys.of($id) })
    }
  }
  const restore = async (version: Version) => {
    const before = character
    if (await wear(version)) toastWithAction(`${name} looks as before again.`, 'Undo', () => void wear(before))
  }
  return (
    <ol className={styles.versions}>
      {versions.map((version, index) => {
        const genes = genesOf(version)
        // What came after it: the version before it in the list, or how it is now.
        const changed = changesBetween(version, versions[index - 1] ?? character, labelOf)
        return (
          <li key={version.$id} ref={watch(version.$id)} className={styles.version}>
            {genes && !waits(version.$id) ? (
              <LookPicture
                genes={genes}
                style={version.style}
                size={192}
                alt={`${name} as they were`}
                className={styles.picture}
                onSettled={() => settle(version.$id)}
              />
            ) : (
              <div className={styles.picture} />
            )}
            <span>
              Until {formatMoment(version.$createdAt)}
              <span className={type_.hint}> then changed: {changed}</span>
            </span>
            <Button size="sm" onClick={() => void restore(version)}>
              Restore
            </Button>
          </li>
        )
      })}
    </ol>
  )
}
