type Layer = OffscreenCanvasRenderingContext2D;

/** Canvases of one size for intermediate layers. Reused, because creating one takes longer than painting it. */
export class ScratchLayers {
  private readonly layers: Layer[] = [];
  private taken = 0;
  private width = 0;
  private height = 0;

  /** Makes all canvases available again. The size is in pixels. */
  begin(width: number, height: number) {
    const canvas = this.layers[0]?.canvas;
    if (canvas?.width !== width || canvas.height !== height) this.layers.length = 0;
    this.taken = 0;
    this.width = width;
    this.height = height;
  }

  take(): Layer {
    const layer = this.layers[this.taken] ?? this.create();
    this.taken += 1;
    layer.resetTransform();
    layer.globalCompositeOperation = 'source-over';
    layer.clearRect(0, 0, this.width, this.height);
    return layer;
  }

  private create(): Layer {
    const layer = new OffscreenCanvas(this.width, this.height).getContext('2d');
    if (!layer) throw new Error('There is no canvas to paint on.');
    this.layers.push(layer);
    return layer;
  }
}
