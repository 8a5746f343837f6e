import { type RefCallback, useState } from 'react'

/**
 * Which of many elements are in sight now, or nearly. The second part makes an element one of them:
 * `<li ref={watch(id)}>`.
 */
export function useInView(): [inView: ReadonlySet<string>, watch: (id: string) => RefCallback<Element>] {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set())
  const [watch] = useState(() => {
    const ids = new WeakMap<Element, string>()
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const now = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const id = ids.get(target)
            if (id === undefined) continue
            if (isIntersecting) now.add(id)
            else now.delete(id)
          }
          return now
        }),
      { rootMargin: '160px' },
    )
    // One for each id, and always the same one: another function would be another ref, and be attached anew.
    const refs = new Map<string, RefCallback<Element>>()
    return (id: string) => {
      const known = refs.get(id)
      if (known) return known
      const ref: RefCallback<Element> = (element) => {
        if (!element) return
        ids.set(element, id)
        observer.observe(element)
        return () => observer.unobserve(element)
      }
      refs.set(id, ref)
      return ref
    }
  })
  return [inView, watch]
}
