import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { formatFigure, toLabel } from '../../text/format.ts'
import type { Row, ValueFormat } from '../../text/recognise.ts'
import { IconButton } from '../../ui/button.tsx'
import { measureText } from '../../ui/measure-text.ts'
import { Segments } from '../segments.tsx'
import { layoutBars } from './layout-bars.ts'
import { layoutLine } from './layout-line.ts'
import { layoutShare } from './layout-share.ts'
import { savePicture } from './paint-scene.ts'
import { choosePoints, figureFormat, kindsFor, readPoints, type ChartKind, type ChartOffer } from './read-points.ts'
import { SceneView } from './scene-view.tsx'

const KINDS: Readonly<Record<ChartKind, string>> = { bar: 'Bars', line: 'Line', share: 'Shares' }

interface ChartProps {
  rows: readonly Row[]
  offer: ChartOffer
  formats: ReadonlyMap<string, ValueFormat>
  /** The figures are the parts of one whole. */
  isWhole: boolean
  /** What else can be done with the result, before and after the tools of the picture. */
  before: ComponentChildren
  after: ComponentChildren
}

/** A picture of a result, of a kind that the reader chooses from those that tell the truth. */
export function Chart({ rows, offer, formats, isWhole, before, after }: ChartProps) {
  const [wanted, setWanted] = useState(offer.kind)
  const [active, setActive] = useState<number>()
  const [box, width] = useWidth()
  const { points, missing } = useMemo(() => readPoints(rows, offer, formats), [rows, offer, formats])
  const kinds = useMemo(() => kindsFor(points, offer.kind, isWhole), [points])
  const kind = kinds.includes(wanted) ? wanted : 'bar'
  const format = useMemo(() => figureFormat(rows, offer, formats), [rows, offer, formats])
  const { scene, notes, drawn } = useMemo(() => {
    const write = (value: number, isShort: boolean) => formatFigure(value, format, undefined, isShort)
    const { points: drawn, notes } = choosePoints(points, kind, write)
    if (missing) notes.push(`${missing} of ${rows.length} rows ${missing === 1 ? 'has' : 'have'} no figure.`)
    const percent = (part: number) => formatFigure(Math.round(part * 1000) / 10, { kind: 'percent' })
    const hundred = format.kind === 'percent' ? 100 * (format.divisor ?? 1) : undefined
    if (kind === 'line') {
      const scene = layoutLine(drawn, width, measureText, write)
      if (scene.gaps) notes.push('Where the line is broken there are no figures.')
      return { scene, notes, drawn }
    }
    const scene =
      kind === 'bar' ? layoutBars(drawn, width, measureText) : layoutShare(drawn, width, measureText, percent, hundred)
    return { scene, notes, drawn }
  }, [points, kind, width])
  const title = offer.title ?? `${toLabel(offer.y)} by ${toLabel(offer.x).toLowerCase()}`
  const { marks } = scene
  const move = (step: number) => setActive(((active ?? (step > 0 ? -1 : 0)) + step + marks.length) % marks.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step) move(step)
    else if (event.key === 'Home' || event.key === 'End') setActive(event.key === 'Home' ? 0 : marks.length - 1)
    else if (event.key === 'Escape') setActive(undefined)
    else return
    event.preventDefault()
  }
  const onPointer = ({ offsetX: x, offsetY: y }: PointerEvent) => {
    const at = marks.findIndex(
      mark => x >= mark.x && x < mark.x + mark.width && y >= mark.y && y < mark.y + mark.height,
    )
    setActive(at < 0 ? undefined : at)
  }
  return (
    <figure class="chart">
      <div class="result-tools">
        {before}
        {kinds.length > 1 && (
          <Segments
            label="Kind of chart"
            options={kinds.map(one => [one, KINDS[one]])}
            value={kind}
            onChange={setWanted}
          />
        )}
        <div class="result-takes">
          <IconButton label="Save the picture (PNG)" icon="picture" onClick={() => savePicture(scene, title, notes)} />
          {after}
        </div>
      </div>
      <figcaption>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys read the figures */}
      <div
        ref={box}
        class="chart-box"
        dir="ltr"
        role="group"
        tabIndex={0}
        aria-label={`${title}. The arrow keys read the figures one by one.`}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setActive(undefined)}
        onBlur={() => setActive(undefined)}
      >
        {width > 0 && <SceneView scene={scene} summary={summarisePoints(KINDS[kind], title, drawn)} active={active} />}
      </div>
      <p class="chart-readout" aria-live="polite">
        {active === undefined ? '\u00A0' : marks[active]?.text}
      </p>
      {notes.map(note => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </figure>
  )
}

/** The picture in words: what it is, how much of it, and its ends. */
function summarisePoints(
  kind: string,
  title: string,
  points: readonly { label: string; value: number; text: string }[],
) {
  const sorted = points.toSorted((a, b) => a.value - b.value)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return title
  return `${kind}: ${title}. ${points.length} figures, from ${least.text} (${least.label}) to ${most.text} (${most.label}).`
}

/** The width of an element in whole pixels, as it changes. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const read = () => setWidth(Math.floor(box.current!.clientWidth))
    const observer = new ResizeObserver(read)
    read()
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}
