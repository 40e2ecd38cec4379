import type { Scene, Shape } from './scene.ts'

const colourOf = (colour: string) => `var(--${colour})`

/** A scene as SVG. `summary` says in words what is seen. */
export function SceneView({ scene, summary, active }: { scene: Scene; summary: string; active?: number | undefined }) {
  const { width, height, shapes, marks } = scene
  const mark = active === undefined ? undefined : marks[active]
  return (
    <svg
      class="picture"
      role="img"
      aria-label={summary}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {mark && <rect class="picture-mark" x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx="4" />}
      {shapes.map((shape, at) => (
        <ShapeView key={at} shape={shape} />
      ))}
    </svg>
  )
}

function ShapeView({ shape }: { shape: Shape }) {
  const fill = { fill: colourOf(shape.colour) }
  switch (shape.type) {
    case 'box':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx="3" style={fill} />
    case 'dot':
      return <circle cx={shape.x} cy={shape.y} r="3.5" style={fill} />
    case 'line':
      return (
        <polyline
          points={shape.points.join(' ')}
          fill="none"
          stroke-width={shape.width}
          stroke-linejoin="round"
          style={{ stroke: colourOf(shape.colour) }}
        />
      )
    case 'text':
      return (
        <text x={shape.x} y={shape.y} text-anchor={shape.anchor} dominant-baseline="central" style={fill}>
          {shape.text}
        </text>
      )
  }
}
