'use client'
import { Component, type ReactNode } from 'react'

interface SceneErrorsProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** An error in the 3D view ends the 3D view, not the page. */
export class SceneErrors extends Component<SceneErrorsProps, { readonly isBroken: boolean }> {
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
