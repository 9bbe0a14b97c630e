'use client'
// Where a photo comes from: the camera, or a file.
import type { ReactNode } from 'react'
import { PhotoButton } from '@/components/forms/photos/photo-button'

interface PhotoSourceProps {
  words: { readonly take: string; readonly choose: string }
  hasCamera: boolean
  onFile: (file: File) => void
  /** Further buttons. */
  children?: ReactNode
}

export function PhotoSource({ words, hasCamera, onFile, children }: PhotoSourceProps) {
  const shared = { size: 'tight', className: 'flex-1 whitespace-nowrap', onFile } as const
  return (
    <div className="flex flex-wrap gap-2">
      {hasCamera ? (
        <PhotoButton {...shared} input={{ capture: 'environment', 'data-photo-input': 'camera' }}>
          {words.take}
        </PhotoButton>
      ) : null}
      <PhotoButton {...shared} variant={hasCamera ? 'outline' : 'primary'} input={{ 'data-photo-input': 'file' }}>
        {words.choose}
      </PhotoButton>
      {children}
    </div>
  )
}
