import { projectId } from '@eidolon/contract/resources.ts'
import { Refused, Unanswered } from './fault.ts'

type TransferWatch = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }

/** Sends a form with a file and reports how much of it has left, which `fetch` cannot. Fails as the client does. */
export function sendForm(path: string, form: FormData, { signal, onProgress }: TransferWatch): Promise<unknown> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/v1${path}`)
    request.setRequestHeader('X-Appwrite-Project', projectId)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / Math.max(1, total)))
    request.addEventListener('load', () => {
      if (request.status < 400) done(request.response)
      else fail(new Refused(request.status, request.response))
    })
    request.addEventListener('error', () => fail(new Unanswered()))
    request.addEventListener('abort', () => fail(new DOMException('Given up.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
