import { expect, it } from 'vitest'
import { refusePersonalData } from './password-rules.ts'

const maya = { id: 'user-1', name: 'Maya', email: 'angelou@studio.example', phone: '+491511234567' }

it.each(['my-user-1!', 'iamMAYA22', 'xangelou@studio.examplex', 'angelou99', 'call491511234567', '+491511234567'])(
  '[ACC-15] "%s" says whose it is',
  (password) => {
    expect(() => refusePersonalData(password, maya)).toThrow(
      expect.objectContaining({ type: 'user_password_personal_data' }),
    )
  },
)

it('[ACC-15] what is not known about somebody cannot be in their password', () => {
  const stranger = { id: 'user-1', name: '', email: undefined, phone: undefined }
  for (const who of [maya, stranger]) expect(() => refusePersonalData('correct horse', who)).not.toThrow()
})
