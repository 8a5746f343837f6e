/** Gives a text to the browser as a file to keep. */
export function saveText(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/plain' }))
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  download(address, name)
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Has the browser fetch an address as a file to keep; without a name, under the one that the server gives it. */
export function download(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
