import { useEffect, useEffectEvent, useState } from 'react'

const typingPause = 250

/**
 * The text of a field whose value is kept elsewhere and costs something to change: it is handed on once the typing
 * pauses. A value that changes for another reason (going back, clearing) replaces what was typed.
 */
export function useDebouncedText(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ text: value, over: value })
  // The value has caught up: from here on another one comes from elsewhere.
  if (value === typed.text && typed.over !== value) setTyped({ text: value, over: value })
  const ahead = value === typed.over || value === typed.text
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (!ahead || typed.text === value) return
    const timer = setTimeout(() => change(typed.text), typingPause)
    return () => clearTimeout(timer)
  }, [ahead, typed, value])
  return [ahead ? typed.text : value, (text) => setTyped({ text, over: value })]
}
