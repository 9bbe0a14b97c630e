'use client'
import { Component, type ReactNode } from 'react'

interface SceneErrorBoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Used outside and inside the canvas, which has a React root of its own. */
export class SceneErrorBoundary extends Component<SceneErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
