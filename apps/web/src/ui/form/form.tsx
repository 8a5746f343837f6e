import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & { readonly onSubmit: () => void }

/** A form whose fields say themselves what is wrong: the browser shows no bubbles, and the page is not sent. */
export function Form({ onSubmit, ...form }: Props) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // In a dialog it lies, as far as React's events are concerned, inside the form that opened the dialog.
        event.stopPropagation()
        onSubmit()
      }}
    />
  )
}
