import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type Handler = (...args: readonly unknown[]) => unknown

/**
 * A part that is rendered again when something in it changes and not whenever its surroundings do: whoever shows it hands
 * over new handlers each time, which it need not notice. All of its functions are handlers; none gives it something to show.
 */
export function memoSlot<Props extends object>(part: (props: Props) => ReactNode): (props: Props) => ReactNode {
  const Part = memo(part)
  return function MemoSlot(props: Props) {
    const newest = useRef<object>(props)
    useLayoutEffect(() => {
      newest.current = props
    })
    // The same functions for as long as the part is shown, that do what the newest do.
    const [steady] = useState(() => {
      const known = new Map<string, Handler>()
      return (name: string): Handler => {
        const call: Handler = known.get(name) ?? ((...args) => handlerOf(newest.current, name)?.(...args))
        known.set(name, call)
        return call
      }
    })
    const same = { ...props }
    for (const name of Object.keys(same)) if (handlerOf(same, name)) Reflect.set(same, name, steady(name))
    return <Part {...same} />
  }
}

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

function handlerOf(props: object, name: string): Handler | undefined {
  const found: unknown = Reflect.get(props, name)
  return isHandler(found) ? found : undefined
}
