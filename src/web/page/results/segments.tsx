interface SegmentsProps<T extends string> {
  label: string
  options: readonly (readonly [T, string])[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, side by side. */
export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  return (
    <div class="segments" role="group" aria-label={label}>
      {options.map(([option, words]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {words}
        </button>
      ))}
    </div>
  )
}
