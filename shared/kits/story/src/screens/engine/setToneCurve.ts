import { CustomToneMapping, ShaderChunk, type WebGLRenderer } from 'three';

const own = 'vec3 CustomToneMapping( vec3 color ) { return color; }';
/**
 * Straight up to 0.7, then a shoulder that reaches 1 only in the limit, and a little more colour: the curve of the guide's
 * pictures, so that a scene takes over from its still without a change of light.
 */
const curve = `vec3 CustomToneMapping( vec3 color ) {
  color *= toneMappingExposure;
  vec3 over = max( color - 0.7, 0.0 ) / 0.3;
  color = min( color, 0.7 ) + 0.3 * over / ( 1.0 + over );
  return clamp( mix( vec3( dot( color, vec3( 0.2126, 0.7152, 0.0722 ) ) ), color, 1.08 ), 0.0, 1.0 );
}`;

/** Gives a renderer the tone curve of the guide's pictures. Before its first frame. */
export function setToneCurve(renderer: WebGLRenderer): void {
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(own, curve);
  renderer.toneMapping = CustomToneMapping;
}
