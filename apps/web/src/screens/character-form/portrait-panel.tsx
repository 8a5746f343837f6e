import { bucketIds } from '@eidolon/contract/resources.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { ID } from 'appwrite'
import { Suspense, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { StoreApi } from 'zustand/vanilla'
import { canShowFigures } from '#features/viewer3d/can-show.ts'
import { CropDialog } from '#features/appearance/crop-dialog.tsx'
import type { Genes } from '#features/appearance/genes.ts'
import { LivePortrait } from '#features/appearance/live-portrait.tsx'
import type { Portrait } from '#features/appearance/use-portrait.ts'
import { filePreviewUrl } from '#lib/files/file-url.ts'
import { useFocusBack } from '#lib/hooks/use-focus-back.ts'
import { uploadPicture } from '#lib/upload-picture.ts'
import { useApi } from '#lib/use-api.tsx'
import { lazyExtra } from '#lib/lazy-extra.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import type_ from '#ui/type/type.module.css'
import type { ChosenPicture } from './form-values.ts'
import styles from './character-form.module.css'
import { FileInput } from '#ui/file-input/file-input.tsx'

const LiveStage = lazyExtra(async () => (await import('#features/viewer3d/live-stage.tsx')).LiveStage)

type Props = {
  /** As described so far. */
  readonly who: { readonly genes: Genes | undefined; readonly name: string; readonly style: string }
  readonly picture: ChosenPicture
  readonly portrait: Portrait
  /** The portrait it has until the look is changed. */
  readonly keptImageId: string | null
  readonly words: string
  readonly busy: boolean
  /** What of them is being turned and not yet described. */
  readonly turning: StoreApi<Genes>
  /** Whether they are turned around in the place of their portrait. */
  readonly round: readonly [isRound: boolean, setRound: (isRound: boolean) => void]
  readonly onPicture: (picture: ChosenPicture) => void
  readonly onSurprise: () => void
  readonly onFromPicture: () => void
}

type PortraitUpload = {
  readonly file: File
  readonly id: string
  readonly share: number | undefined
  readonly stopped: boolean
}

const imageUrl = (id: string) => filePreviewUrl(bucketIds.characters, id, { width: 960 })
const kinds = 'image/png,image/jpeg,image/webp,image/avif,image/gif'

/** The described person's portrait, and where it comes from: drawn, or an own picture. */
export function PortraitPanel({ picture, portrait, keptImageId, words, busy, onPicture, ...rest }: Props) {
  const { onSurprise, onFromPicture, turning } = rest
  const [isRound, setRound] = rest.round
  const [turnAround, close] = useFocusBack(() => setRound(false))
  const { genes, name, style } = rest.who
  const picker = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<File>()
  const { upload, send, resume } = useUpload((imageId) => onPicture({ kind: 'own', imageId }))
  const own = picture.kind === 'own' ? imageUrl(picture.imageId) : undefined
  const shown = own ?? portrait.picture ?? (keptImageId ? imageUrl(keptImageId) : undefined)
  const take = (file: File | undefined) => {
    if (!file) return
    if (file.size > limits.upload.characters) toast.error('That picture is larger than 20 MB.')
    else setCropping(file)
  }
  const flat = (
    <LivePortrait
      picture={shown}
      fine={own !== undefined || portrait.fine !== undefined || !portrait.picture}
      alt={own ? 'Own picture' : 'Live portrait'}
      busy={busy && !own}
    />
  )
  return (
    <aside className={styles.portrait} aria-label="Live portrait" data-round={(isRound && genes && true) || undefined}>
      {isRound && genes ? (
        <Suspense fallback={flat}>
          <LiveStage
            name={name.trim() || 'The character'}
            genes={genes}
            style={style}
            follows={turning}
            portrait={flat}
            onClose={close}
          />
        </Suspense>
      ) : (
        flat
      )}
      <div className={styles.portraitBar}>
        <output className={type_.caption}>{own ? 'Your own picture' : words}</output>
        <div className={styles.portraitActions}>
          <Button size="sm" onClick={onSurprise}>
            <Icon name="dice" />
            Surprise me
          </Button>
          {genes && !isRound && canShowFigures() ? (
            <Button ref={turnAround} size="sm" variant="plain" onClick={() => setRound(true)}>
              Turn around
            </Button>
          ) : null}
          {own ? (
            <Button size="sm" variant="plain" onClick={() => onPicture({ kind: 'drawn' })}>
              Draw it
            </Button>
          ) : null}
          <div className={styles.together}>
            <Button size="sm" variant="plain" onClick={onFromPicture}>
              From a picture
            </Button>
            <Button
              size="sm"
              variant="icon"
              aria-label={own ? 'Upload another picture' : 'Upload a picture instead'}
              onClick={() => picker.current?.click()}
            >
              <Icon name="upload" />
            </Button>
          </div>
          <FileInput ref={picker} accept={kinds} label="Picture" onFiles={([file]) => take(file)} />
        </div>
      </div>
      {upload ? (
        <div className={styles.upload}>
          <Progress label="Uploading the picture" done={upload.stopped ? (upload.share ?? 0) : upload.share} />
          {upload.stopped ? (
            <p role="alert">
              The upload stopped.{' '}
              <Button size="sm" variant="plain" onClick={resume}>
                Resume
              </Button>
            </p>
          ) : (
            <p className={type_.hint}>Uploading your picture</p>
          )}
        </div>
      ) : null}
      <CropDialog
        key={cropping ? cropping.name + String(cropping.lastModified) : 'none'}
        file={cropping}
        onCancel={() => setCropping(undefined)}
        onUnreadable={() => {
          setCropping(undefined)
          toast.error('That file is no picture this browser can read.')
        }}
        onDone={(file) => {
          setCropping(undefined)
          send(file)
        }}
      />
    </aside>
  )
}

function useUpload(onUploaded: (imageId: string) => void) {
  const api = useApi()
  const [upload, setUpload] = useState<PortraitUpload>()
  const run = async ({ file, id }: Pick<PortraitUpload, 'file' | 'id'>) => {
    setUpload({ file, id, share: undefined, stopped: false })
    try {
      const progress = (share: number) => setUpload({ file, id, share, stopped: false })
      onUploaded(await uploadPicture(api, { file, id, onProgress: progress }))
      setUpload(undefined)
    } catch {
      setUpload((now) => now && { ...now, stopped: true })
    }
  }
  return {
    upload,
    send: (file: File) => void run({ file, id: ID.unique() }),
    resume: () => {
      if (upload) void run(upload)
    },
  }
}
