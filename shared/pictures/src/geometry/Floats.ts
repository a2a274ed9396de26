/** Numbers that are gathered one after another in single precision, without the waste of a list of objects. */
export class Floats {
  private values = new Float32Array(4096);
  length = 0;

  push(a: number, b: number, c: number): void {
    if (this.length + 3 > this.values.length) {
      const wider = new Float32Array(this.values.length * 2);
      wider.set(this.values);
      this.values = wider;
    }
    this.values[this.length] = a;
    this.values[this.length + 1] = b;
    this.values[this.length + 2] = c;
    this.length += 3;
  }

  /** All of them in an array of their own; nothing is left here. */
  take(): Float32Array<ArrayBuffer> {
    const taken = this.values.slice(0, this.length);
    this.values = new Float32Array(4096);
    this.length = 0;
    return taken;
  }
}
