import { limits } from '@eidolon/contract/limits.ts'
import type { Joints, PoseBone } from '@eidolon/contract/characters/bones.ts'
import { mirroredJoints } from '@eidolon/people/poses/joints.ts'
import type { MannequinPoint } from '@eidolon/people/poses/mannequin.ts'
import { writePose, writeVrmPose } from '@eidolon/people/poses/pose-file.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { MannequinView } from '#features/poses/mannequin-view.tsx'
import { posePicture } from '#features/poses/pose-picture.ts'
import { fromFront } from '#features/poses/projection.ts'
import { addPose, changePose, type OwnPose, poseKeys, removePose } from '#features/poses/queries.ts'
import { pickedPose, poseFiles, saveVrma } from '#features/poses/read-pose.ts'
import { useSteps } from '#features/poses/use-steps.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useDebounced } from '#lib/hooks/use-debounced.ts'
import { useLeaveGuard } from '#lib/hooks/use-leave-guard.ts'
import { saveText } from '#lib/files/save-file.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { usePageTitle } from '#screens/layout/page.tsx'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/field.tsx'
import { FileInput } from '#ui/file-input/file-input.tsx'
import { ImageView } from '#ui/image-view/image-view.tsx'
import { PoseTemplates } from './pose-templates.tsx'
import { initialPose } from './initial-pose.ts'
import { boneAt } from './bone-at.ts'
import { EditorMenu } from './editor-menu.tsx'
import { FromPicture } from './from-picture.tsx'
import { SeenFrom, ShownAs } from './figure-choices.tsx'
import { JointFields } from './joint-fields.tsx'
import { LeavePose } from './leave-pose.tsx'
import styles from './pose.module.css'
import { useShownOn } from './use-shown-on.ts'

const PersonStage = lazy(async () => ({ default: (await import('./person-stage.tsx')).PersonStage }))

/** Somebody pulls a figure, or one of their characters, into a pose and keeps it by a name. */
export function Editor({ pose }: { readonly pose: OwnPose | undefined }) {
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const file = useRef<HTMLInputElement>(null)
  const { now: joints, change, undo, redo, canUndo, canRedo } = useSteps<Joints>(pose?.joints ?? initialPose)
  const [name, setName] = useState(pose?.name ?? '')
  const [kept, setKept] = useState({ name: pose?.name ?? '', joints: pose?.joints })
  const [around, setAround] = useState(fromFront)
  const [bone, setBone] = useState<PoseBone>('leftUpperArm')
  const { busy, doing } = useBusy()
  const [problem, setProblem] = useState('')
  const [taken, setTaken] = useState<{ readonly joints: Joints; readonly words: string }>()
  const isKept = kept.name === name.trim() && JSON.stringify(kept.joints) === JSON.stringify(joints)
  const drawn = useDebounced(joints, 900)
  const on = useShownOn()
  const person = on?.person
  const picture = useMemo(() => posePicture(drawn, person), [drawn, person])
  const [isPlain, setPlain] = useState(false)
  usePageTitle(pose ? pose.name : 'New pose')
  const guard = useLeaveGuard(!isKept && (canUndo || name.trim() !== kept.name))
  useUndoKeys(undo, redo)

  const save = () => {
    const called = name.trim()
    setProblem(called === '' ? 'A pose needs a name.' : '')
    if (called === '') return
    void doing(async () => {
      const fields = { name: called, joints }
      if (pose) await changePose(api, pose.$id, fields)
      const id = pose ? pose.$id : await addPose(api, fields)
      setKept(fields)
      setName(called)
      cache.setQueryData(poseKeys.one(id), { $id: id, $createdAt: pose?.$createdAt ?? '', ...fields })
      await cache.invalidateQueries({ queryKey: poseKeys.all, exact: true })
      toast.success(`“${called}” is kept.`)
      if (pose) return
      guard.release()
      await navigate(routes.pose(id, on?.id), { replace: true })
    })
  }
  const remove = (there: OwnPose) =>
    doing(async () => {
      const bringBack = await removePose(api, there)
      guard.release()
      await navigate(routes.poses())
      await cache.invalidateQueries({ queryKey: poseKeys.all })
      toastWithAction(`“${there.name}” is deleted.`, 'Undo', () => {
        void doing(async () => {
          await bringBack()
          await cache.invalidateQueries({ queryKey: poseKeys.all })
        })
      })
    })
  const load = async (files: readonly File[]) => {
    const read = await pickedPose(files)
    if (!read) return
    change(read.joints)
    if (name.trim() === '' && read.name) setName(read.name.slice(0, limits.pose.name))
  }
  const called = name.trim() || 'Pose'
  const pulled = {
    joints,
    around,
    chosen: bone,
    onAround: setAround,
    onJoints: change,
    onChoose: (point: MannequinPoint) => setBone(boneAt(point)),
  }
  const figure = <MannequinView {...pulled} />
  return (
    <div className={styles.editor}>
      <ScreenHead title={pose ? pose.name : 'New pose'}>
        <Button disabled={!canUndo} onClick={undo}>
          Undo
        </Button>
        <Button disabled={!canRedo} onClick={redo}>
          Redo
        </Button>
        <Button variant="primary" busy={busy} disabled={isKept} onClick={save}>
          Save
        </Button>
        <EditorMenu
          onLoad={() => file.current?.click()}
          onSave={(kind) => {
            if (kind === 'json') saveText(`${called}.pose.json`, writePose(called, joints))
            else if (kind === 'vrm') saveText(`${called}.vrm-pose.json`, writeVrmPose(joints))
            else void saveVrma(called, joints)
          }}
          {...(pose && { onDelete: () => void remove(pose) })}
        />
      </ScreenHead>
      <FileInput ref={file} label="A pose as a file" accept={poseFiles} onFiles={(files) => void load(files)} />
      <div className={styles.columns}>
        <div className={styles.left}>
          <div className={styles.stage}>
            {on?.canStand && !isPlain ? (
              <Suspense fallback={figure}>
                <PersonStage {...pulled} name={on.name} person={on.person} onFailed={on.failed} />
              </Suspense>
            ) : (
              figure
            )}
          </div>
          {on?.canStand ? <ShownAs name={on.name} isPlain={isPlain} onPlain={setPlain} /> : null}
          <SeenFrom turn={around.turn} onTurn={(turn) => setAround({ ...around, turn })} />
          <p className={styles.hint}>
            Pull a joint; beside the figure you turn it. Hands and feet bring elbows and knees along.
          </p>
        </div>
        <div className={styles.right}>
          <TextField
            label="Name"
            value={name}
            maxLength={limits.pose.name}
            error={problem || undefined}
            onChange={(event) => {
              setName(event.target.value)
              setProblem('')
            }}
          />
          <div>
            <div className={styles.acts}>
              <PoseTemplates
                onChoose={(next, label) => {
                  change(next)
                  if (name.trim() === '') setName(label)
                }}
              />
              <FromPicture
                joints={joints}
                onTake={(next, words) => {
                  change(next)
                  setTaken({ joints: next, words })
                }}
              />
              <Button onClick={() => change(mirroredJoints(joints))}>Mirror</Button>
              <Button onClick={() => change(initialPose)}>Upright</Button>
            </div>
            {/* Said of the pose that was taken over, and of no later one. */}
            <output className={styles.said}>{taken?.joints === joints ? taken.words : ''}</output>
          </div>
          <JointFields joints={joints} bone={bone} onBone={setBone} onChange={change} />
          <figure className={styles.drawn}>
            <ImageView
              key={picture}
              picture={{ src: picture, width: 384, height: 384 }}
              alt={on ? `${on.name} in ${called}, drawn` : `${called}, drawn`}
              className={styles.picture}
            />
            <figcaption className={styles.hint}>As it is drawn: on the ground, to the degree.</figcaption>
          </figure>
          {on ? (
            <div className={styles.acts}>
              <ButtonLink to={routes.newMediaWith(on.id, { joints })}>Draw {on.name} so</ButtonLink>
            </div>
          ) : null}
        </div>
      </div>
      <LeavePose open={guard.blocked} onStay={guard.stay} onLeave={guard.leave} />
    </div>
  )
}

/** Ctrl+Z and Ctrl+Shift+Z, but not in a text, which has them itself. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => pressed(event)
    globalThis.addEventListener('keydown', hear)
    return () => globalThis.removeEventListener('keydown', hear)
  }, [])
}
