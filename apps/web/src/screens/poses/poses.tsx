import { limits } from '@eidolon/contract/limits.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { writePose, writeVrmPose } from '@eidolon/people/poses/pose-file.ts'
import { posePicture } from '#features/poses/pose-picture.ts'
import { addPose, changePose, type OwnPose, poseKeys, posesQuery, removePose } from '#features/poses/queries.ts'
import { pickedPose, poseFiles, saveVrma } from '#features/poses/read-pose.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useFewAtATime } from '#lib/hooks/use-few-at-a-time.ts'
import { saveText } from '#lib/files/save-file.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { FileInput } from '#ui/file-input/file-input.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { ImageView } from '#ui/image-view/image-view.tsx'
import { RenameDialog } from '#ui/rename-dialog/rename-dialog.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './poses.module.css'

/** Poses of one's own, with their pictures. */
export function Poses() {
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery(posesQuery(api))
  const poses = query.data ?? []
  const [renaming, setRenaming] = useState<OwnPose>()
  const { busy, doing } = useBusy(() => cache.invalidateQueries({ queryKey: poseKeys.all }))
  const file = useRef<HTMLInputElement>(null)
  // A full list is drawn as far as it is looked at.
  const { waits, watch, settle } = useFewAtATime(poses.map(({ $id }) => $id))

  const remove = (pose: OwnPose) =>
    doing(async () => {
      const bringBack = await removePose(api, pose)
      toastWithAction(`“${pose.name}” is deleted.`, 'Undo', () => void doing(bringBack))
    })
  const load = async (files: readonly File[]) => {
    const read = await pickedPose(files)
    if (!read) return
    const name = (read.name || read.file.name.replace(/\.[^.]*$/, '')).slice(0, limits.pose.name) || 'Pose'
    await doing(async () => navigate(routes.pose(await addPose(api, { name, joints: read.joints }))))
  }

  const isFull = poses.length >= limits.pose.each
  const acts = (
    <>
      <Button busy={busy} disabled={isFull} onClick={() => file.current?.click()}>
        <Icon name="upload" />
        Import
      </Button>
      <ButtonLink variant="primary" to={routes.newPose()}>
        <Icon name="plus" />
        New Pose
      </ButtonLink>
    </>
  )
  return (
    <div className={styles.poses}>
      <ScreenHead title="Poses">{poses.length > 0 ? acts : null}</ScreenHead>
      <FileInput ref={file} label="A pose as a file" accept={poseFiles} onFiles={(files) => void load(files)} />
      {query.isPending ? (
        <ul className={styles.list} aria-hidden="true">
          {[0, 1, 2].map((at) => (
            <li key={at}>
              <Skeleton className={styles.waiting} />
            </li>
          ))}
        </ul>
      ) : null}
      {query.isError && !query.data ? (
        <LoadFailure as="h2" what="Your poses" busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && poses.length === 0 ? (
        <EmptySheet ratios={[1, 1, 1]}>
          <Empty as="h2" title="No poses yet" action={<span className={styles.acts}>{acts}</span>}>
            Bend a figure until it stands as you want it, and have your characters drawn exactly so.
          </Empty>
        </EmptySheet>
      ) : null}
      {poses.length > 0 ? (
        <ul className={styles.list}>
          {poses.map((pose) => (
            <li key={pose.$id} ref={watch(pose.$id)} className={styles.pose}>
              <Link to={routes.pose(pose.$id)} className={styles.link}>
                {waits(pose.$id) ? (
                  <span className={styles.picture} />
                ) : (
                  <ImageView
                    picture={{ src: posePicture(pose.joints), width: 384, height: 384 }}
                    alt=""
                    className={styles.picture}
                    onArrived={() => settle(pose.$id)}
                    onError={() => settle(pose.$id)}
                  />
                )}
                <span className={styles.name}>{pose.name}</span>
              </Link>
              <Menu
                trigger={
                  <Button variant="icon" size="sm" aria-label={`More for ${pose.name}`} className={styles.more}>
                    <Icon name="more" />
                  </Button>
                }
                entries={[
                  { label: 'Rename', icon: 'edit', onSelect: () => setRenaming(pose) },
                  {
                    label: 'Duplicate',
                    icon: 'copy',
                    disabled: isFull,
                    onSelect: () => void doing(() => addPose(api, { name: pose.name, joints: pose.joints })),
                  },
                  {
                    label: 'Download as JSON',
                    icon: 'download',
                    onSelect: () => saveText(`${pose.name}.pose.json`, writePose(pose.name, pose.joints)),
                  },
                  {
                    label: 'Download as a VRM pose',
                    icon: 'download',
                    onSelect: () => saveText(`${pose.name}.vrm-pose.json`, writeVrmPose(pose.joints)),
                  },
                  {
                    label: 'Download as a VRM animation',
                    icon: 'download',
                    onSelect: () => void saveVrma(pose.name, pose.joints),
                  },
                  'line',
                  { label: 'Delete', icon: 'trash', tone: 'danger', onSelect: () => void remove(pose) },
                ]}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {poses.length > 0 ? (
        <p>
          <Link to={`${routes.newMedia()}?pick=pose`}>Pick one for a picture</Link>
        </p>
      ) : null}
      {renaming ? (
        <RenameDialog
          title="Rename the pose"
          label="Name"
          name={renaming.name}
          maxLength={limits.pose.name}
          onClose={() => setRenaming(undefined)}
          onSave={(name) => {
            setRenaming(undefined)
            void doing(() => changePose(api, renaming.$id, { name }))
          }}
        />
      ) : null}
    </div>
  )
}
