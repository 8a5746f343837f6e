import { limits } from '@eidolon/contract/limits.ts'
import type { LookProposal } from '@eidolon/contract/characters/looks.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Character } from '#features/characters/character.ts'
import { tagsQuery } from '#features/characters/queries.ts'
import { lookQuery } from '#features/appearance/queries.ts'
import { StylePicker } from '#features/appearance/style-picker.tsx'
import { randomize } from '#features/appearance/randomize.ts'
import { Understood } from '#features/appearance/understood.tsx'
import { useLeaveGuard } from '#lib/hooks/use-leave-guard.ts'
import { useApi } from '#lib/use-api.tsx'
import { useOnline } from '#lib/hooks/use-online.ts'
import { lazyExtra } from '#lib/lazy-extra.tsx'
import { AreaField, TextField } from '#ui/field/field.tsx'
import { Collapsible } from '#ui/collapsible/collapsible.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TagsField } from '#ui/tags-field/tags-field.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './character-form.module.css'
import type { Drafts } from './draft.ts'
import { ConflictDialog, LeaveDialog } from './form-dialogs.tsx'
import { focusFirst } from './focus-first.ts'
import { FormHead } from './form-head.tsx'
import { type FormValues, newSeed } from './form-values.ts'
import { FromPictureDialog } from './from-picture.tsx'
import { descriptionOf, dialsTowards } from './person.ts'
import { SaveBar } from './save-bar.tsx'
import { PortraitPanel } from './portrait-panel.tsx'
import { portraitStatus } from './portrait-status.ts'
import { useForm } from './use-form.ts'
import { usePerson } from './use-person.ts'
import { useSave } from './use-save.ts'
import { useTurning } from './use-turning.ts'
import { useInterpretation } from './use-interpretation.ts'
import { Form } from '#ui/form/form.tsx'

const ColorWells = lazyExtra(async () => (await import('#features/appearance/color-wells.tsx')).ColorWells)
const Dials = lazyExtra(async () => (await import('#features/appearance/dials.tsx')).Dials)

const noTags: readonly string[] = []

type Props = {
  readonly title: string
  readonly base: Character | undefined
  readonly drafts: Drafts
  readonly fresh: FormValues
  readonly initial?: Partial<FormValues> | undefined
  readonly onSaved: (character: Character) => void
  /** Begins anew with what was saved elsewhere. */
  readonly onTakeSaved: () => void
  /** The character has been changed elsewhere while the form is open. */
  readonly changedElsewhere: boolean
  readonly saveLabel: string
}

/** A character in words on the right, and as a picture on the left that follows the words. */
export function CharacterForm({ title, base, drafts, fresh, initial, ...rest }: Props) {
  const api = useApi()
  const online = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const {
    values,
    change: put,
    dirty,
    restored,
    draftSaved,
    discard,
    acceptRestored,
  } = useForm({
    drafts,
    base,
    fresh,
    initial,
  })
  const person = usePerson(values, base)
  const guard = useLeaveGuard(dirty)
  const [dialsOpen, setDialsOpen] = useState(false)
  const known = useQuery(tagsQuery(api)).data ?? noTags
  const { state, problems, save, forgive, dismiss } = useSave({
    values,
    base,
    onSaved: (character) => {
      guard.release()
      drafts.forget()
      rest.onSaved(character)
    },
    onProblems: (fields) => focusFirst(form.current, fields),
  })
  const { portrait, person: who } = person
  const { turning, turn, dial, settle } = useTurning((changed) => {
    const dialled = Object.entries(changed).map(([gene, value]) => [gene, { value, over: who?.said[gene] }] as const)
    put({ dials: { ...values.dials, ...Object.fromEntries(dialled) } })
  }, person.round[0])
  /** Whatever changes, what has been turned before comes first. */
  const change = (next: Partial<FormValues>) => {
    settle()
    put(next)
  }
  const discardAll = () => {
    settle()
    discard()
  }
  const newestSave = useRef(save)
  useLayoutEffect(() => {
    newestSave.current = save
  })
  const saveAll = () => {
    settle()
    newestSave.current()
  }
  const set = <Field extends keyof FormValues>(field: Field, value: FormValues[Field]) => {
    forgive(field)
    change({ [field]: value })
  }
  const { corrections, unknown, marks } = useInterpretation(values, person.look)
  const surpriseMe = () => {
    const seed = newSeed()
    const before = lastSurprise.current
    const own = values.appearance.trim() !== '' && values.appearance !== before?.appearance
    // Words of one's own stay: only whatever they leave open is drawn anew.
    if (own) return change({ seed, dials: {} })
    const { description, ...looks } = randomize(Math.random)
    lastSurprise.current = { ...looks, description }
    const isDescriptionUntouched = values.description === (before?.description ?? '')
    forgive('name')
    forgive('appearance')
    change({
      ...looks,
      ...(isDescriptionUntouched && { description }),
      seed,
      dials: {},
      corrections: {},
      dismissed: [],
    })
  }
  const lastSurprise = useRef(initial?.name ? initial : undefined)
  const [fromPicture, setFromPicture] = useState(false)
  const queries = useQueryClient()
  const become = async ({ genes, words }: LookProposal) => {
    const seed = newSeed()
    // Where nothing is said yet, what was measured is.
    const isSaid = values.appearance.trim() !== ''
    const anew = { ...values, appearance: isSaid ? values.appearance : words, seed, corrections: {}, dismissed: [] }
    try {
      const { genes: said } = await queries.fetchQuery(lookQuery(api, descriptionOf(anew, base)))
      forgive('appearance')
      const dials = dialsTowards(said, genes, { age: values.age, clothes: isSaid })
      change({ ...anew, dials, picture: { kind: 'drawn' } })
      setFromPicture(false)
    } catch {
      toast.error('The person could not be taken over. Try again.')
    }
  }
  const unknownId = useId()
  return (
    <div className={styles.page}>
      <PortraitPanel
        who={{ genes: who?.genes, name: values.name, style: values.style }}
        picture={values.picture}
        portrait={portrait}
        keptImageId={base?.imageId ?? null}
        words={portraitStatus({ online, person, values })}
        busy={person.reading || portrait.state === 'drawing'}
        turning={turning}
        round={person.round}
        onPicture={(picture) => change({ picture })}
        onSurprise={surpriseMe}
        onFromPicture={() => setFromPicture(true)}
      />
      {fromPicture ? (
        <FromPictureDialog
          style={values.style}
          onClose={() => setFromPicture(false)}
          onChoose={(one) => void become(one)}
        />
      ) : null}
      <Form ref={form} className={styles.sheet} onSubmit={saveAll}>
        <FormHead
          title={title}
          draftSaved={draftSaved}
          restored={restored}
          changedElsewhere={rest.changedElsewhere && state.kind !== 'saving'}
          onKeep={acceptRestored}
          onDiscard={discardAll}
          onTakeSaved={rest.onTakeSaved}
        />
        <TextField
          label="Name"
          name="name"
          className={styles.name}
          value={values.name}
          autoComplete="off"
          error={problems.name}
          onChange={(event) => set('name', event.target.value)}
        />
        <div className={styles.appearance}>
          <AreaField
            label="Appearance"
            name="appearance"
            rows={3}
            value={values.appearance}
            limit={limits.character.appearance}
            placeholder="Court sketch artist, sharp black bob, dark eyes, wine-red blouse"
            error={problems.appearance}
            marks={marks}
            saidBy={unknown.length > 0 ? unknownId : undefined}
            onChange={(event) => set('appearance', event.target.value)}
          />
          <Understood
            look={person.look}
            unknown={unknown}
            unknownId={unknownId}
            corrections={corrections}
            onCorrect={(part, value) => {
              const over = person.look?.understood.find((one) => one.part === part)?.value ?? ''
              change({ corrections: { ...values.corrections, [part]: { value, over } } })
            }}
            onDismiss={(words) => change({ dismissed: [...values.dismissed, words] })}
          />
        </div>
        <TextField
          label="Age"
          name="age"
          className={styles.age}
          inputMode="numeric"
          value={values.age}
          error={problems.age}
          hint="18 to 120. Left empty, the words decide."
          onChange={(event) => set('age', event.target.value)}
        />
        <StylePicker value={values.style} error={problems.style} onChange={(style) => set('style', style)} />
        {who ? (
          <Suspense fallback={<Skeleton className={styles.wellsWaiting} />}>
            <ColorWells genes={who.genes} onDial={dial} />
          </Suspense>
        ) : null}
        <Collapsible title="Dials" hint="every feature, by hand" open={dialsOpen} onToggle={setDialsOpen}>
          {dialsOpen ? (
            <Suspense fallback={<Skeleton className={styles.dialsWaiting} />}>
              {who ? (
                <Dials
                  genes={who.genes}
                  dialled={who.dialled}
                  turning={turning}
                  onDial={(gene, value) => dial({ [gene]: value })}
                  onTurn={turn}
                  onReset={() => change({ dials: {} })}
                />
              ) : (
                <p className={type_.hint}>Say what they look like first; then every feature can be dialled.</p>
              )}
            </Suspense>
          ) : null}
        </Collapsible>
        <AreaField
          label="Background"
          name="description"
          rows={4}
          value={values.description}
          limit={limits.character.description}
          error={problems.description}
          hint="Who they are. It colours expression and pose; it is never pasted into a picture."
          onChange={(event) => set('description', event.target.value)}
        />
        <AreaField
          label="Personality"
          name="personality"
          rows={2}
          value={values.personality}
          limit={limits.character.personality}
          error={problems.personality}
          onChange={(event) => set('personality', event.target.value)}
        />
        <TagsField
          label="Tags"
          tags={values.tags}
          known={known}
          error={problems.tags}
          onChange={(tags) => set('tags', tags)}
        />
        <SaveBar
          picture={values.picture.kind === 'drawn' ? portrait.picture : undefined}
          state={state}
          problem={problems.imageId ?? problems.genes}
          label={rest.saveLabel}
        />
      </Form>
      <LeaveDialog
        open={guard.blocked}
        onStay={guard.stay}
        onLeave={guard.leave}
        onDiscard={() => {
          drafts.forget()
          guard.leave()
        }}
      />
      <ConflictDialog
        open={state.kind === 'conflict'}
        onClose={dismiss}
        onOverwrite={() => save(true)}
        onTake={() => {
          drafts.forget()
          rest.onTakeSaved()
        }}
      />
    </div>
  )
}
