import { useMutation } from '@tanstack/react-query'
import { ID, type Models } from 'appwrite'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { avatarUrl } from '#features/settings/avatar-url.ts'
import { failureWords } from '#lib/failure-words.ts'
import { readPreferences } from '#features/settings/preferences.ts'
import { uploadPicture } from '#lib/upload-picture.ts'
import { useApi } from '#lib/use-api.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import styles from './avatar-picker.module.css'
import { useChangePreferences } from './use-change.ts'
import { FileInput } from '#ui/file-input/file-input.tsx'

const kinds = 'image/png,image/jpeg,image/webp,image/avif,image/gif'
const largest = 20_000_000

/** The picture one has here: an own one, or a pattern of shapes. */
export function AvatarPicker({ me }: { readonly me: Models.User<Models.Preferences> }) {
  const api = useApi()
  const change = useChangePreferences()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const preferences = readPreferences(me.prefs)
  const { avatarId, avatarSpare } = preferences
  const upload = useMutation({
    mutationFn: async (file: File) => {
      setShare(0)
      const id = await uploadPicture(api, { file, id: ID.unique(), onProgress: setShare })
      await change.mutateAsync({ avatarId: id, avatarSpare: '' })
      const { storage } = await api()
      // What is not shown any more is not kept; one that has gone already is as good.
      for (const old of [avatarId, avatarSpare])
        if (old) await storage.deleteFile(bucketIds.characters, old).catch(() => undefined)
    },
    onError: (error) => setProblem(failureWords(error)),
    onSuccess: () => toast.success('Your picture is saved.'),
    onSettled: () => setShare(undefined),
  })
  const take = (file: File | undefined) => {
    setProblem('')
    if (!file) return
    if (!kinds.split(',').includes(file.type)) setProblem('Choose a PNG, JPEG, WebP, AVIF or GIF picture.')
    else if (file.size > largest) setProblem('This picture is larger than 20 MB.')
    else upload.mutate(file)
  }
  const write = (prefs: Readonly<Record<string, string>>, done?: () => void) =>
    change.mutate(prefs, {
      onError: (error) => setProblem(failureWords(error)),
      onSuccess: () => done?.(),
    })
  const remove = () =>
    write({ avatarId: '', avatarSpare: avatarId }, () =>
      toastWithAction('Your picture is removed.', 'Undo', () => write({ avatarId, avatarSpare: '' })),
    )
  return (
    <div className={styles.picker}>
      <img className={styles.picture} src={avatarUrl(me.$id, preferences)} alt="You" width={112} height={112} />
      <div className={styles.acts}>
        <FileInput ref={input} accept={kinds} label="Picture file" onFiles={([file]) => take(file)} />
        <Button size="sm" busy={upload.isPending} onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {avatarId ? 'Another picture' : 'Upload a picture'}
        </Button>
        {avatarId ? (
          <Button size="sm" variant="plain" onClick={remove}>
            Remove
          </Button>
        ) : (
          <Button size="sm" variant="plain" busy={change.isPending} onClick={() => write({ avatarSeed: ID.unique() })}>
            <Icon name="dice" />
            Another pattern
          </Button>
        )}
      </div>
      {upload.isPending ? <Progress label="Uploading your picture" done={share} /> : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
