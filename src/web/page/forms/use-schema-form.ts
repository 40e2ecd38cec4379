import { useState } from 'preact/hooks'
import { checkValue, type Problem } from './check-value.ts'
import { isSame } from './is-same.ts'

/** Keeps the value of a form. `check` looks at it and tells whether it is fit to be sent. */
export function useSchemaForm(schema: unknown, initial: unknown) {
  const [value, setValue] = useState(initial)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  return {
    value,
    problems,
    setProblems,
    /** Takes a change. Problems that are mended go at once; new ones come when the form is checked the next time. */
    change: (next: unknown) => {
      setValue(next)
      if (!problems.length) return
      const now = checkValue(schema, next)
      setProblems(
        problems
          .filter(({ path }) => now.some(one => isSame(one.path, path)))
          .map(old => now.find(one => isSame(one.path, old.path))!),
      )
    },
    check: (): boolean => {
      const found = checkValue(schema, value)
      setProblems(found)
      return !found.length
    },
  }
}
