import { Component, type ComponentChildren } from 'preact'
import { Notice } from './notice.tsx'

interface BoundaryProps {
  /** What is shown; something else is tried again. */
  of?: unknown
  children: ComponentChildren
}

/** Keeps what cannot be drawn from taking along everything around it: that is said in its place. */
export class Boundary extends Component<BoundaryProps, { broken?: { of: unknown } }> {
  override state: { broken?: { of: unknown } } = {}

  override componentDidCatch(error: unknown): void {
    reportError(error)
    this.setState({ broken: { of: this.props.of } })
  }

  override render(): ComponentChildren {
    const { broken } = this.state
    if (!broken || broken.of !== this.props.of) return this.props.children
    return <Notice tone="bad">This part cannot be shown. Everything else works on.</Notice>
  }
}
