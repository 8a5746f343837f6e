import type { Abilities } from '@eidolon/contract/engines.ts'
import { type ChangeablePart, changeableParts } from '@eidolon/contract/generations.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { Choices } from '#features/generations/scene-picker.tsx'
import type { Generation } from '#features/generations/generation.ts'
import { Button } from '#ui/button/button.tsx'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Select } from '#ui/select/select.tsx'
import type_ from '#ui/type/type.module.css'
import { BrushTools } from './brush-tools.tsx'
import {
  changeFields,
  colorOf,
  fieldsFor,
  listOf,
  nothingChosen,
  type PartChoices,
  type PartGroup,
  type ChangeFieldValues,
} from './change-fields.ts'
import styles from './change-panel.module.css'
import type { PaintBox } from './use-paint-box.ts'

type Props = {
  readonly abilities: Abilities
  readonly groups: readonly PartGroup[]
  /** What is shown now. */
  readonly now: ChangeFieldValues
  readonly part: ChangeablePart | undefined
  /** Whose part that is in a picture of several. */
  readonly person: number
  /** It is not known yet what is where. */
  readonly looking: boolean
  /** The change that is being drawn. */
  readonly drawing: Generation | undefined
  readonly problem: string | undefined
  /** Those that can change it, by id and name; one of them draws. */
  readonly engines: readonly { readonly id: string; readonly label: string }[]
  readonly engine: string
  readonly paint: PaintBox
  readonly onEngine: (id: string) => void
  readonly onPart: (part: ChangeablePart, person: number) => void
  readonly onDraw: (part: ChangeablePart, asked: NonNullable<ReturnType<typeof changeFields>>) => void
  readonly onLeave: () => void
}

/** The parts of a picture as a list, what the chosen one can be, and the way to have it drawn. */
export function ChangePanel(props: Props) {
  const { abilities, groups, now, part, person, looking, drawing, problem, engines, engine, paint, ...on } = props
  const [chosen, setChosen] = useState<PartChoices>(nothingChosen)
  const list = useRef<HTMLDivElement>(null)
  const choices = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const isPainted = part === 'painted'
  // Of what was pointed at in the picture the choices are further down on a phone.
  useEffect(() => {
    // Whoever paints looks at the picture.
    if (part && part !== 'painted') choices.current?.scrollIntoView({ block: 'nearest' })
  }, [part, person])
  const isSaid = part && changeFields(part, chosen, now)
  const asked = isPainted && paint.strokes.length === 0 ? undefined : isSaid
  const choose = (id: ChangeablePart, whose: number) => {
    setChosen(nothingChosen)
    on.onPart(id, whose)
  }
  return (
    <Form
      className={styles.panel}
      aria-label="Change one thing"
      onSubmit={() => {
        if (part && asked && !drawing) on.onDraw(part, asked)
      }}
    >
      <header>
        <h2 className={type_.display4}>Change one thing</h2>
        <p className={type_.hint}>
          {isPainted
            ? 'Paint over what is to change, and say what is to be there. The rest stays as it is.'
            : looking
              ? 'Looking at what is where …'
              : 'Point at the picture, or choose here. The rest stays as it is.'}
        </p>
      </header>
      {engines.length > 1 ? <Select label="Drawn by" options={engines} value={engine} onChange={on.onEngine} /> : null}
      <div ref={list} className={styles.groups}>
        {groups.map(({ name, person: whose, parts }) => (
          <fieldset key={`${name} ${whose}`} className={styles.parts} aria-label={name ?? 'Part'}>
            {name ? <legend>{name}</legend> : null}
            {parts.map(({ id, label }) => (
              <Button
                key={id}
                size="sm"
                aria-label={name ? `${name}: ${label}` : undefined}
                aria-pressed={id === part && whose === person}
                onClick={() => partNamed(id, (one) => choose(one, whose))}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        ))}
      </div>
      {part ? (
        <div ref={choices} className={styles.choices}>
          {isPainted ? <BrushTools paint={paint} /> : null}
          <PartFields
            key={`${part} ${person}`}
            part={part}
            abilities={abilities}
            now={now}
            value={chosen}
            onChange={setChosen}
          />
        </div>
      ) : null}
      {problem ? (
        <p className={type_.error} role="alert">
          <Icon name="warning" />
          {problem}
        </p>
      ) : null}
      <footer className={styles.foot} data-fixed={part ? true : undefined}>
        {drawing ? <Progress label="Being drawn" done={drawing.progress} /> : null}
        <Button onClick={on.onLeave}>Leave</Button>
        <Button type="submit" variant="primary" busy={drawing !== undefined} disabled={!asked}>
          Draw
        </Button>
      </footer>
    </Form>
  )
}

function partNamed(id: string, tell: (part: ChangeablePart) => void): void {
  const part = changeableParts.find((one) => one === id)
  if (part) tell(part)
}

type FieldsProps = {
  readonly part: ChangeablePart
  readonly abilities: Abilities
  readonly now: ChangeFieldValues
  readonly value: PartChoices
  readonly onChange: (value: PartChoices) => void
}

function PartFields({ part, abilities, now, value, onChange }: FieldsProps) {
  const color = colorOf[part]
  return (
    <>
      {fieldsFor[part].map(({ field, label, icon }) => {
        const { choices, max } = listOf(abilities, field, now)
        const chosen = value.picks[field] ?? now[field] ?? []
        const onChoose = (ids: readonly string[]) => onChange({ ...value, picks: { ...value.picks, [field]: ids } })
        if (choices.length === 0) return null
        return (
          <fieldset key={field} className={styles.field}>
            <legend>{label}</legend>
            <Choices
              part={{ field, label, icon, choices, max, chosen, onChoose }}
              open={field === 'accessories' ? 'None' : 'As it is'}
            />
          </fieldset>
        )
      })}
      {color ? (
        <ColorField
          label={color}
          value={value.colour}
          none
          noneLabel="as it is"
          {...(now.colours?.[part] && { unset: now.colours[part] })}
          onChange={(hex) => onChange({ ...value, colour: hex })}
        />
      ) : null}
      <TextField
        label={part === 'painted' ? 'What is to be there' : 'Or in words'}
        placeholder={examples[part]}
        maxLength={limits.media.prompt}
        value={value.words}
        onChange={(event) => onChange({ ...value, words: event.target.value })}
      />
    </>
  )
}

const examples: Readonly<Record<ChangeablePart, string>> = {
  hair: 'long red curls',
  face: 'laughing, green eyes',
  top: 'a blue silk blouse',
  bottom: 'a plaid skirt',
  shoes: 'white trainers',
  accessories: 'round glasses and a scarf',
  background: 'a library at night',
  light: 'candlelight',
  pose: 'sitting, waving',
  painted: 'a red woollen scarf',
}
