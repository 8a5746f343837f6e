import { Fault } from '#domain/shared/fault.ts'

type PasswordOwner = {
  readonly id: string
  readonly name: string
  readonly email: string | undefined
  readonly phone?: string | undefined
}

/** Refuses a password from which its owner can be read. */
export function refusePersonalData(password: string, { id, name, email, phone }: PasswordOwner): void {
  const words = [id, name, email, email?.split('@')[0], phone, phone?.slice(1)]
  const lower = password.toLowerCase()
  if (words.some((word) => word && lower.includes(word.toLowerCase()))) throw new Fault('user_password_personal_data')
}
