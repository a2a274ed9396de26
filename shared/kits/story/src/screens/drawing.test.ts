import { drawingFor, type DrawingConditions } from './drawing';

const able: DrawingConditions = {
  webGl2: true,
  renderer: 'ANGLE (Apple, Apple M2, OpenGL 4.1)',
  slow: false,
  reducedMotion: false,
  saveData: false,
  wanted: false,
};

test('a device that can draws the story', () => {
  expect(drawingFor(able)).toEqual({ kind: 'scene' });
  expect(drawingFor({ ...able, renderer: undefined })).toEqual({ kind: 'scene' });
});

test.each([
  ['noWebGl', { webGl2: false }],
  ['reducedMotion', { reducedMotion: true }],
  ['saveData', { saveData: true }],
  ['software', { slow: true }],
  ['software', { renderer: 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)' }],
  ['software', { renderer: 'llvmpipe (LLVM 15.0.7, 256 bits)' }],
  ['software', { renderer: 'Microsoft Basic Render Driver' }],
])('pictures are shown: %s', (reason, change) => {
  expect(drawingFor({ ...able, ...change })).toEqual({ kind: 'pictures', reason });
});

test('a visitor who asks for 3D gets it wherever it is possible', () => {
  const poor = { ...able, reducedMotion: true, saveData: true, slow: true, renderer: 'SwiftShader', wanted: true };
  expect(drawingFor(poor)).toEqual({ kind: 'scene' });
  expect(drawingFor({ ...poor, webGl2: false })).toEqual({ kind: 'pictures', reason: 'noWebGl' });
});
