import type { DefaultToastOptions } from 'react-hot-toast/headless'

/** Written out although they are the library's own values: they are promises of ours, whatever its next version does. */
export const toastOptions: DefaultToastOptions = {
  removeDelay: 1000,
  blank: { duration: 4000 },
  error: { duration: 4000 },
  custom: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}
