'use client'
import { Component, type ReactNode } from 'react'

interface SceneErrorBoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** The canvas, which has a React root of its own, passes the errors of its contents on. */
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
