import type { Abilities, GuidanceKind } from '@eidolon/contract/engines.ts'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { ChipChoice } from './chip-choice.tsx'
import { guidanceFor, isDirected } from './form-values.ts'
import styles from './generator-form.module.css'
import type { Generator } from './use-generator.ts'

type Props = { readonly abilities: Abilities; readonly generator: Generator }

const kinds: Readonly<Record<GuidanceKind, { readonly label: string; readonly says: string }>> = {
  depth: { label: 'Depth', says: 'Body, camera and place are held by how near everything is.' },
  pose: { label: 'Pose', says: 'The body is held by its skeleton; the place is left to the engine.' },
  lines: { label: 'Lines', says: 'Body, clothes and place are held by their outlines.' },
  render: { label: 'Picture', says: 'The illustrator’s own picture is painted over.' },
}

/** What face an engine keeps to when nothing is said. */
const usualLikeness = 0.8

/** How strictly an engine is held to the scene and to the face, where it can be. */
export function DirectedFields({ abilities, generator }: Props) {
  const { values, problems, change } = generator
  const { kind, strength } = guidanceFor(values, abilities)
  const directed = isDirected(values, abilities)
  if (abilities.guidance.length === 0 && !abilities.likeness) return null
  return (
    <section className={styles.directed} aria-label="Directing">
      {abilities.guidance.length > 0 ? (
        <Switch checked={directed} onChange={(event) => change({ directed: event.target.checked })}>
          <strong>Directed</strong>
          <span className={styles.directedHint}>
            {directed ? kinds[kind].says : 'Off: the engine places and poses as it likes.'}
          </span>
        </Switch>
      ) : null}
      {directed ? (
        <>
          {abilities.guidance.length > 1 ? (
            <ChipChoice
              label="Held by"
              name="guidance"
              options={abilities.guidance.map((id) => ({ id, label: kinds[id].label }))}
              value={kind}
              problem={problems['guidance']}
              onChoose={(id) => change({ guidance: { kind: id, strength } })}
            />
          ) : null}
          <Slider
            label="Guidance"
            step={5}
            value={Math.round(strength * 100)}
            ends={['loosely', 'strictly']}
            onChange={(percent) => change({ guidance: { kind, strength: percent / 100 } })}
          />
        </>
      ) : null}
      {abilities.likeness ? (
        <Slider
          label="Likeness"
          step={5}
          value={Math.round((values.likeness ?? usualLikeness) * 100)}
          ends={['somewhat alike', 'the very face']}
          onChange={(percent) => change({ likeness: percent / 100 })}
        />
      ) : null}
    </section>
  )
}
