import { projectId } from '@eidolon/contract/resources.ts'

type Watch = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }

/** Sends a form with a file and tells how much of it has left, which `fetch` cannot. Answers and refuses as the SDK does. */
export function sendForm(path: string, form: FormData, { signal, onProgress }: Watch): Promise<unknown> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/v1${path}`)
    request.setRequestHeader('X-Appwrite-Project', projectId)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / Math.max(1, total)))
    request.addEventListener('load', () => {
      if (request.status < 400) return done(request.response)
      const { message, type } = Object(request.response)
      fail(Object.assign(new Error(typeof message === 'string' ? message : ''), { code: request.status, type }))
    })
    request.addEventListener('error', () => fail(new Error('Network request failed')))
    request.addEventListener('abort', () => fail(new DOMException('Given up.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
