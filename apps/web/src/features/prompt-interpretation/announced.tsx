import { useDebounced } from '#lib/hooks/use-debounced.ts'
import type_ from '#ui/type/type.module.css'

const listeningPause = 1200

/** Read out once it has stood still: nobody wants to hear it change with every letter. */
export function Announced({ line }: { readonly line: string }) {
  return <output className={type_.visuallyHidden}>{useDebounced(line, listeningPause)}</output>
}
