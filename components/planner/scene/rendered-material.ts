// What the rendered room is drawn with: its picture of color and light, and a fine grain, because
// a texel of the picture is half an inch.
import { MeshBasicMaterial, type MeshBasicMaterialParameters, type Texture } from 'three'

const vertex = `
  vPlaceFt = (modelMatrix * vec4(transformed, 1.0)).xyz;`

/** Concrete on the floor, paint elsewhere; none on the dark cuts. */
const fragment = `
  vec3 away = abs(cross(dFdx(vPlaceFt), dFdy(vPlaceFt)));
  bool isLevel = away.y > max(away.x, away.z);
  vec2 onFace = isLevel ? vPlaceFt.xz : away.x > away.z ? vPlaceFt.zy : vPlaceFt.xy;
  float fine = texture2D(grain, onFace * 0.53).r - 0.5;
  float coarse = texture2D(grain, onFace.yx * 0.087).r - 0.5;
  diffuseColor.rgb *= 1.0 + (isLevel ? 0.24 * fine + 0.08 * coarse : 0.09 * fine + 0.03 * coarse);`

export function renderedMaterial(picture: Texture, grain: Texture, parameters: MeshBasicMaterialParameters = {}) {
  const material = new MeshBasicMaterial({ map: picture, dithering: true, ...parameters })
  material.onBeforeCompile = shader => {
    shader.uniforms.grain = { value: grain }
    shader.vertexShader = `varying vec3 vPlaceFt;\n${shader.vertexShader}`.replace(
      '#include <project_vertex>',
      `#include <project_vertex>${vertex}`,
    )
    shader.fragmentShader = `varying vec3 vPlaceFt;\nuniform sampler2D grain;\n${shader.fragmentShader}`.replace(
      '#include <map_fragment>',
      `#include <map_fragment>${fragment}`,
    )
  }
  return material
}
