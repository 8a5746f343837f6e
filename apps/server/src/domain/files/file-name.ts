/** The last part of a name, in lower case and without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** A name that is stored and shown: no folders, nothing that a terminal or a header would act on, never empty. */
export function cleanName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  // oxlint-disable-next-line no-control-regex -- these are what it takes out
  const plain = last.replace(/[\u0000-\u001f\u007f]/g, '').trim()
  return Array.from(plain || 'file')
    .slice(0, 255)
    .join('')
}

/** A name that every file system takes; empty when nothing of it is left. */
export const fileTitle = (name: string): string =>
  name
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- these are what it takes out
    .replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
