import type { Joints } from '@eidolon/contract/characters/bones.ts'
import { type ReactNode, useMemo, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useFocusIfLost } from '#lib/hooks/use-focus-if-lost.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Select } from '#ui/select/select.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { faceFor, facesOf } from './faces.ts'
import { frontView, type View } from './figure.ts'
import { FigureView } from './figure-view.tsx'
import { stageLights } from './lights.ts'
import styles from './live-stage.module.css'
import { shotOf, type Shot } from './shot.ts'
import { StageState } from './stage-state.tsx'
import { useFigure } from './use-figure.ts'
import { ShotHint, ViewDials } from './view-dials.tsx'

type Genes = Readonly<Record<string, unknown>>

/** Something to wear: its clothes as genes, and as the generator is asked for them. */
export type StageOutfit = {
  readonly id: string
  readonly label: string
  readonly genes: Genes
  readonly settings: { readonly outfit: string; readonly colours: readonly string[] }
}

/** A way to wear the hair: as a gene, and in the words that the generator reads it from. */
export type StageHair = { readonly id: string; readonly label: string; readonly words: string }

/** A pose to stand in, whose numbers may have to be fetched, and as the generator is asked for it. */
export type StagePose = {
  readonly id: string
  readonly label: string
  readonly joints: () => Promise<Joints>
  readonly settings: { readonly pose: string } | { readonly joints: Joints }
}

/** What "Draw this" hands over: fields of the generator. */
export type StageChoices = Shot & {
  readonly expression: string
  readonly light?: string
  readonly prompt?: string
  readonly pose?: string
  readonly joints?: Joints
} & Partial<StageOutfit['settings']>

type Props = {
  readonly name: string
  readonly genes: Genes
  readonly style: string
  readonly outfits?: readonly StageOutfit[]
  readonly hair?: readonly StageHair[]
  readonly poses?: readonly StagePose[]
  /** The genes are being changed, and these before anybody else hears of it: the figure has to follow at once. */
  readonly follows?: StoreApi<Genes>
  /** Shown until the figure is there, and where none can be. */
  readonly portrait: ReactNode
  readonly onClose: () => void
  /** Without it nothing can be drawn from here. */
  readonly onDraw?: (chosen: StageChoices) => void
  /** What else can be done from here. */
  readonly more?: ReactNode
}

const none: readonly never[] = []
const lights = Object.entries(stageLights).map(([id, { label }]) => ({ id, label }))

/** Somebody in the round in the place of their portrait, with all that can be tried on them. */
export function LiveStage({ name, genes, style, follows, portrait, onClose, onDraw, more, ...rest }: Props) {
  const { outfits = none, hair = none, poses = none } = rest
  const [views] = useState(() => createStore<View>()(() => frontView))
  const [face, setFace] = useState('neutral')
  const [light, setLight] = useState('')
  const [outfit, setOutfit] = useState('')
  const [isLost, setLost] = useState(false)
  const [hairStyle, setHairStyle] = useState('')
  const { posed, joints, stand } = useStagePose(poses)
  const worn = outfits.find(({ id }) => id === outfit)
  const cut = hair.find(({ id }) => id === hairStyle)
  // The same lists until there is something else in them, so that a turn renders none of them again.
  const wardrobe = useMemo(() => [{ id: '', label: 'As they are' }, ...outfits], [outfits])
  const cuts = useMemo(() => [{ id: '', label: 'As it is' }, ...hair], [hair])
  const stances = useMemo(() => [{ id: '', label: 'At ease' }, ...poses], [poses])
  const clothes = worn?.genes
  const wanted = useMemo(
    () => ({ genes: { ...genes, ...clothes, ...(hairStyle && { hairStyle }) }, style }),
    [genes, clothes, hairStyle, style],
  )
  const { made, moved, poses: stands, state } = useFigure(wanted, { follows, joints })
  const faces = useMemo(() => faceFor(face), [face])
  const known = useMemo(() => facesOf(made?.figure), [made])
  const stage = useFocusIfLost<HTMLElement>()
  const hasFailed = isLost || (state === 'failed' && !made)
  return (
    // Takes the place of the button that asked for it.
    <section
      ref={stage}
      className={styles.stage}
      aria-label={`${name}, turned around`}
      tabIndex={-1}
      data-follows={(follows && true) || undefined}
    >
      <div className={styles.box}>
        {hasFailed || !made ? portrait : null}
        {hasFailed ? null : (
          <div className={styles.view} data-there={made !== undefined || undefined}>
            <FigureView
              figure={made?.figure}
              moved={moved}
              poses={stands}
              faces={faces}
              views={views}
              onView={(view) => views.setState(view, true)}
              light={light}
              label={`${name} in the round`}
              onFailed={() => setLost(true)}
            />
          </div>
        )}
        <StageState isQuiet={state === 'there'}>
          {hasFailed ? (
            'This browser could not show the figure. The portrait stays.'
          ) : state === 'failed' ? (
            'That could not be made; this is how it was before.'
          ) : state === 'making' ? (
            <>
              <Spinner /> {made ? 'Being changed' : 'Being made'}
            </>
          ) : null}
        </StageState>
      </div>
      <div className={styles.controls} hidden={hasFailed}>
        <ViewDials views={views} />
        <div className={styles.choices}>
          <Select isSteady label="Expression" options={known} value={face} onChange={setFace} />
          <Select isSteady label="Light" options={lights} value={light} onChange={setLight} />
          {outfits.length > 0 ? (
            <Select isSteady label="Outfit" options={wardrobe} value={outfit} onChange={setOutfit} />
          ) : null}
          {hair.length > 0 ? (
            <Select isSteady label="Hair" options={cuts} value={hairStyle} onChange={setHairStyle} />
          ) : null}
          {poses.length > 0 ? (
            <Select
              isSteady
              label="Pose"
              options={stances}
              value={posed?.id ?? ''}
              onChange={(id) => stand(poses.find((one) => one.id === id))}
            />
          ) : null}
        </div>
      </div>
      <div className={styles.acts}>
        {onDraw && !hasFailed ? (
          <Button
            variant="primary"
            size="sm"
            onClick={() =>
              onDraw({
                ...shotOf(views.getState()),
                expression: face,
                ...(light && { light }),
                ...worn?.settings,
                ...(cut && { prompt: cut.words }),
                ...posed?.settings,
              })
            }
          >
            Draw this
          </Button>
        ) : null}
        {hasFailed ? null : more}
        <Button size="sm" variant="plain" onClick={onClose}>
          <Icon name="close" />
          Back to the portrait
        </Button>
        {onDraw && !hasFailed ? <ShotHint views={views} /> : null}
      </div>
    </section>
  )
}

/** The pose that was chosen, and its numbers as soon as they are there. */
function useStagePose(poses: readonly StagePose[]) {
  const [chosen, setChosen] = useState('')
  const [there, setThere] = useState<{ readonly id: string; readonly joints: Joints }>()
  const posed = poses.find(({ id }) => id === chosen)
  const stand = (pose: StagePose | undefined) => {
    setChosen(pose?.id ?? '')
    pose?.joints().then(
      (joints) => setThere({ id: pose.id, joints }),
      () => {
        setChosen('')
        toast.error('The poses could not be fetched. Try again.')
      },
    )
  }
  return { posed, joints: posed && there?.id === posed.id ? there.joints : undefined, stand }
}
