import { Fault } from '#domain/shared/fault.ts'
import { Taken } from './ports.ts'

/** What is taken is told as an account that exists already. */
export async function assertNotTaken<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    throw error instanceof Taken ? new Fault('user_already_exists', {}, { cause: error }) : error
  }
}

/**
 * Tries once more what finds or makes an account: where two came at the same time, the other one has made it by now.
 * What is taken even then belongs to another account.
 */
export async function retryTaken<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof Taken)) throw error
  }
  return assertNotTaken(attempt)
}
