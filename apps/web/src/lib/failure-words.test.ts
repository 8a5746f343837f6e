import { AppwriteException } from 'appwrite'
import { describe, expect, it } from 'vitest'
import { failureWords } from './failure-words.ts'
import { fileDownloadUrl, filePreviewUrl, fileViewUrl } from './files/file-url.ts'

const refused = (code: number, type: string, message = 'As the server says.') =>
  new AppwriteException(message, code, type)

describe('failureWords', () => {
  it('has words of its own for what it knows', () => {
    expect(failureWords(refused(401, 'user_invalid_credentials'))).toBe('That is not the password.')
    const known = { user_invalid_credentials: 'Mine.' }
    expect(failureWords(refused(401, 'user_invalid_credentials'), { known })).toBe('Mine.')
  })

  it("gives the server's sentence for what it does not know, and none about the server's own troubles", () => {
    expect(failureWords(refused(400, 'general_argument_invalid'))).toBe('As the server says.')
    expect(failureWords(refused(500, 'general_unknown'), { otherwise: 'Else.' })).toBe('Else.')
    expect(failureWords(refused(503, 'x'), { otherwise: 'Else.', below: 600 })).toBe('As the server says.')
    expect(failureWords(refused(400, 'x', ''), { otherwise: 'Else.' })).toBe('Else.')
  })

  it.each([[new TypeError('Failed to fetch')], [undefined], ['text'], [{ code: '400', message: 'a trick' }]])(
    'says that nothing was changed for %s',
    (thrown) => {
      expect(failureWords(thrown)).toMatch(/could not be reached\. Nothing was changed/)
    },
  )

  it('is not led astray by names that every object has', () => {
    expect(failureWords(refused(400, 'constructor'))).toBe('As the server says.')
  })
})

it('addresses of files hold whatever an id holds', () => {
  for (const url of [
    fileViewUrl('media', 'a/../b?c'),
    fileDownloadUrl('media', 'a/../b?c'),
    filePreviewUrl('media', 'a/../b?c', { width: 5 }),
  ]) {
    const { pathname, searchParams } = new URL(url, 'http://x')
    expect(pathname).toContain('/files/a%2F..%2Fb%3Fc/')
    expect(searchParams.get('project')).toBe('eidolon')
  }
})
