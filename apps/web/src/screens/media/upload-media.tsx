import { useRef } from 'react'
import { UploadPanel } from '#features/media/uploads/upload-panel.tsx'
import { uploadable, useUploads } from '#features/media/uploads/use-uploads.ts'
import { useDroppedFiles } from '#lib/hooks/use-dropped-files.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './media.module.css'
import { FileInput } from '#ui/file-input/file-input.tsx'

/** Own pictures and videos, chosen or dropped anywhere on the page. */
export function UploadMedia() {
  const picker = useRef<HTMLInputElement>(null)
  const { uploads, list } = useUploads()
  const dragging = useDroppedFiles(uploads.add)
  return (
    <>
      <Button onClick={() => picker.current?.click()}>
        <Icon name="upload" />
        Upload
      </Button>
      <FileInput
        ref={picker}
        multiple
        label="Pictures and videos to upload"
        accept={uploadable.join(',')}
        onFiles={uploads.add}
      />
      {dragging ? (
        <div className={styles.drop} aria-hidden="true">
          Drop pictures and videos to keep them here
        </div>
      ) : null}
      <UploadPanel list={list} onRetry={uploads.retry} onClose={uploads.tidy} />
    </>
  )
}
