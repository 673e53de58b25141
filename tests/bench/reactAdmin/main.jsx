// The least that the lists of products and orders take in react-admin: the same rows and columns from the same gateway.
import { createRoot } from "react-dom/client";
import {
  Admin,
  BooleanField,
  Datagrid,
  ImageField,
  List,
  NumberField,
  Resource,
  TextField,
} from "react-admin";

const ask = async (url) => await (await fetch(url)).json();

const dataProvider = {
  getList: async (resource, { pagination: { page, perPage } }) => {
    const { [resource]: data, total } = await ask(
      `/api/apps/ecommerce/${resource}?page=${page}&itemsPerPage=${perPage}`,
    );
    return { data, total };
  },
};

const perPage = Number(new URLSearchParams(window.location.search).get("rows") ?? 10);

const ProductList = () => (
  <List perPage={perPage} exporter={false}>
    <Datagrid>
      <ImageField source="image" />
      <TextField source="productName" />
      <TextField source="category" />
      <BooleanField source="stock" />
      <NumberField source="sku" />
      <TextField source="price" />
      <NumberField source="qty" />
      <TextField source="status" />
    </Datagrid>
  </List>
);

const OrderList = () => (
  <List perPage={perPage} exporter={false}>
    <Datagrid>
      <NumberField source="order" />
      <TextField source="date" />
      <ImageField source="avatar" />
      <TextField source="customer" />
      <NumberField source="payment" />
      <TextField source="status" />
      <TextField source="method" />
      <TextField source="spent" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById("root")).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="products" list={ProductList} />
    <Resource name="orders" list={OrderList} />
  </Admin>,
);
