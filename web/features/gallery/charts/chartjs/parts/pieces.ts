import {
  ArcElement,
  BarController,
  BarElement,
  BubbleController,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
} from "chart.js";

Chart.register(
  // What draws each kind of chart.
  BarController,
  BubbleController,
  DoughnutController,
  LineController,
  PieController,
  PolarAreaController,
  RadarController,
  ScatterController,
  // What it is drawn of.
  ArcElement,
  BarElement,
  LineElement,
  PointElement,
  // What it stands on.
  CategoryScale,
  LinearScale,
  RadialLinearScale,
  // The ground below lines, and what is said on hover; the legend is the card's own.
  Filler,
  Tooltip,
);
