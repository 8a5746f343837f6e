import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { useLocation, useNavigate } from 'react-router'
import { routes } from '#routes.ts'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { clearUnseen, readyCount, readyNotice, unseen } from './ready.ts'

const noticeId = 'ready'

/** Says on every other screen that something is ready; the library and the generator show it by themselves. */
export function ReadyNotice() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const shown = pathname === routes.media() || pathname.startsWith(routes.newMedia())
  useEffect(() => {
    if (shown) {
      clearUnseen()
      toast.dismiss(noticeId)
      return unseen.subscribe(clearUnseen)
    }
    return unseen.subscribe(({ ended }) => {
      if (ended.length === 0) return
      const { words, mediaId } = readyNotice(ended)
      const to = mediaId ? routes.mediaItem(mediaId) : readyCount(ended) > 0 ? routes.media() : routes.newMedia()
      // One notice that counts on, not a pile of them.
      toastWithAction(words, 'Show', () => void navigate(to), noticeId)
    })
  }, [shown, navigate])
  useEffect(() => clearUnseen, [])
  return null
}
