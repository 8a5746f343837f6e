import type { Ref } from 'react'

type Props = {
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  readonly accept: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The browser's own picker, opened by a button of ours (`ref.current.click()`). The same file can be chosen again. */
export function FileInput({ label, onFiles, ...input }: Props) {
  return (
    <input
      {...input}
      type="file"
      hidden
      aria-label={label}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  )
}
